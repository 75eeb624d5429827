// Tables that their readers can sort: each head becomes a button.

/**
 * The order of rows by the texts of a column: numbers by value, then other texts, then what is empty.
 *
 * @param {string[]} texts
 * @param {boolean} isDescending Turns numbers and texts around; what is empty stays last.
 * @param {(left: string, right: string) => number} compare How texts are compared.
 * @returns {number[]} The places of the rows.
 */
export function order(texts, isDescending, compare) {
    const keys = texts.map((text) => {
        const number = Number.parseFloat(text.replaceAll(/^#/g, ""));
        return { text, number, rank: text === "" || text === "–" ? 2 : Number.isNaN(number) ? 1 : 0 };
    });
    const sign = isDescending ? -1 : 1;
    return [...keys.keys()].sort((first, second) => {
        const [left, right] = [keys[first], keys[second]];
        if (left.rank !== right.rank) return left.rank - right.rank;
        if (left.rank === 2) return first - second;
        return sign * (left.rank === 0 ? left.number - right.number : compare(left.text, right.text)) || first - second;
    });
}

/** @param {HTMLTableElement} table @param {HTMLTableCellElement} head */
function sort(table, head) {
    const isDescending = head.ariaSort ? head.ariaSort === "ascending" : head.hasAttribute("data-descending");
    const body = table.tBodies[0];
    const rows = [...body.rows];
    const { compare } = new Intl.Collator(document.documentElement.lang);
    const texts = rows.map((row) => row.cells[head.cellIndex].textContent.trim());
    for (const cell of table.tHead.rows[0].cells) cell.removeAttribute("aria-sort");
    head.ariaSort = isDescending ? "descending" : "ascending";
    body.append(...order(texts, isDescending, compare).map((place) => rows[place]));
}

if (globalThis.document) {
    for (const table of document.querySelectorAll("table.sortable")) {
        for (const head of table.tHead.rows[0].cells) {
            if (head.textContent.trim() === "") continue;
            const button = document.createElement("button");
            button.type = "button";
            button.className = "sort";
            button.append(...head.childNodes);
            button.addEventListener("click", () => sort(table, head));
            head.append(button);
        }
    }
}
