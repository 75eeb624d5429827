// Sentences that count.

/**
 * The form of a sentence for a number, with the number at `{n}`.
 *
 * @param {Record<string, string>} forms By plural category; `other` is always there.
 * @param {number} count
 * @param {string} language
 */
export function counted(forms, count, language) {
    const category = new Intl.PluralRules(language || undefined).select(count);
    const digits = new Intl.NumberFormat(language || undefined).format(count);
    return (forms[category] ?? forms.other).replace("{n}", digits);
}
