public import PokeModel

/// A machine in one version group, seen from its item or its move.
public struct WireMachineOfGame: Sendable, Equatable {
    /// The machine.
    public let machine: Reference
    /// The version group.
    public let versionGroup: Reference

    init(_ members: inout WireMembers) throws(WireError) {
        machine = try members.requiredReference("machine", to: .machine)
        versionGroup = try members.requiredReference("version_group", to: .versionGroup)
    }
}
