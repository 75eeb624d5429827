// Numbers and sentences that count, as the page's language writes them.

/** A number. @param {number} count @param {string} language */
export const digits = (count, language) => new Intl.NumberFormat(language || undefined).format(count);

/**
 * The form of a sentence for a number, with the number at `{n}`.
 *
 * @param {Record<string, string>} forms By plural category; `other` is always there.
 * @param {number} count
 * @param {string} language
 */
export function counted(forms, count, language) {
    const category = new Intl.PluralRules(language || undefined).select(count);
    return (forms[category] ?? forms.other).replace("{n}", digits(count, language));
}
