/// Takes the values of a record, field by field; an export format implements it.
///
/// The caller keeps the grammar: inside a record a `field` before each value, inside a map a `key`, each `begin` closed by
/// its `end`.
public protocol ValueWriter: AnyObject {
    /// Writes that there is no value.
    func none()
    /// Writes true or false.
    func boolean(_ value: Bool)
    /// Writes a whole number.
    func integer(_ value: Int)
    /// Writes a number with a fraction.
    func number(_ value: Double)
    /// Writes a text.
    func string(_ value: String)
    /// Writes a resource whose kind the field's type tells.
    func reference(_ value: Reference)
    /// Writes a resource whose kind is told with it.
    func anyReference(_ value: Reference)
    /// Writes a text in several languages.
    func localizedText(_ value: LocalizedText)
    /// Opens a list of values.
    func beginArray()
    /// Closes the innermost list.
    func endArray()
    /// Opens a record.
    func beginRecord()
    /// Names the value that comes next in a record: the next field that its description has.
    func field(_ name: String)
    /// Closes the innermost record.
    func endRecord()
    /// Opens a map.
    func beginMap()
    /// Names the value that comes next in a map.
    func key(_ name: String)
    /// Closes the innermost map.
    func endMap()
}
