/// What is known of the [registry of language subtags](https://www.iana.org/assignments/language-subtag-registry).
enum LanguageTag {
    /// What is wrong with a tag; nil for a good one.
    static func fault(in tag: String) -> String? {
        var parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }[...]
        guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) }) else {
            return "subtags are one to eight letters and digits"
        }
        guard let language = parts.popFirst() else { return "it is empty" }
        if language == "x" { return parts.isEmpty ? "nothing follows x" : nil }
        let isKnown = language.utf8.count == 2 ? languages.contains(language) : language.utf8.count == 3
        guard isKnown, language.utf8.allSatisfy(isLetter) else { return "no language \(language) is registered" }
        if let part = parts.first, part.utf8.count == 3, part.utf8.allSatisfy(isLetter) { parts.removeFirst() }
        if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(isLetter) {
            guard scripts.contains(part) else { return "no script \(part) is registered" }
            parts.removeFirst()
        }
        if let part = parts.first, part.utf8.count == 2 || part.utf8.count == 3 && Int(part) != nil {
            guard regions.contains(part) else { return "no region \(part.uppercased()) is registered" }
            parts.removeFirst()
        }
        while let part = parts.first, part.utf8.count > 1 {
            guard variants.contains(part) else { return "no variant \(part) is registered" }
            parts.removeFirst()
        }
        // Extensions and private use say what they like, as long as something follows their letter.
        return parts.count == 1 ? "nothing follows \(parts[parts.startIndex])" : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let languages = words(
        "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el "
            + "en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it "
            + "iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt "
            + "my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk "
            + "sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi "
            + "yo za zh zu"
    )
    private static let scripts = words(
        "adlm aghb ahom arab aran armi armn avst bali bamu bass batk beng bhks bopo brah brai bugi buhd cakm cans cari "
            + "cham cher copt cprt cyrl cyrs deva dogr dsrt dupl egyp elba elym ethi geok geor glag gong gonm goth gran "
            + "grek gujr guru hanb hang hani hano hans hant hatr hebr hira hluw hmng hmnp hrkt hung ital jamo java jpan "
            + "kali kana khar khmr khoj knda kore kthi lana laoo latf latg latn lepc limb lina linb lisu lyci lydi mahj "
            + "maka mand mani marc medf mend merc mero mlym modi mong mroo mtei mult mymr nand narb nbat newa nkoo nshu "
            + "ogam olck orkh orya osge osma palm pauc perm phag phli phlp phnx plrd prti rjng rohg runr samr sarb saur "
            + "sgnw shaw shrd sidd sind sinh sogd sogo sora soyo sund sylo syrc syre syrj syrn tagb takr tale talu taml "
            + "tang tavt telu tfng tglg thaa thai tibt tirh ugar vaii wara wcho xpeo xsux yezi yiii zanb zinh zmth zsye "
            + "zsym zxxx zyyy zzzz"
    )
    private static let regions = words(
        "ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz "
            + "ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et eu fi fj "
            + "fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io "
            + "iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf "
            + "mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg "
            + "ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx "
            + "sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug um un us uy uz va vc ve vg vi vn vu wf ws xk "
            + "ye yt za zm zw 001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 "
            + "142 143 145 150 151 154 155 202 419"
    )
    private static let variants = words(
        "1606nict 1694acad 1901 1959acad 1994 1996 abl1943 alalc97 aluku ao1990 arevela arevmda baku1926 boont cornu "
            + "emodeng fonipa fonupa fonxsamp hepburn heploc hognorsk itihasa jyutping kkcor luna1918 monoton ndyuka nedis "
            + "newfound njiva nulik oxendict pamaka petr1708 pinyin polyton rigik rozaj rumgr scotland scouse solba sursilv "
            + "tarask ulster unifon valencia vallader wadegile"
    )
}
