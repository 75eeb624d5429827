// Which of the languages on offer a reader would choose.

/** What decides between languages: the language and how it is written, as `zh-TW` is `zh` in traditional characters. */
function written(tag) {
    try {
        const { language, script } = new Intl.Locale(tag).maximize();
        return `${language}-${script}`;
    } catch {
        // Not a language tag: no language is like it.
        return null;
    }
}

/** The first of the `wanted` language tags that one of the `offered` ones is; that one, or null where none is. */
export function languageOf(wanted, offered) {
    const known = new Map(offered.map((tag) => [written(tag), tag]));
    const found = wanted.map(written).find((language) => language !== null && known.has(language));
    return found === undefined ? null : known.get(found);
}
