// The form that a list is searched, sorted and filtered with: between its controls and values.

const own = ["q", "sort", "order"];
const filterControls = (form) => [...form.elements].filter(({ name }) => name && !own.includes(name));
const valuesOf = (menu) => [...menu.options].map(({ value }) => value).filter((value) => value !== "");

/** What the form can ask for. @param {HTMLFormElement} form */
export function schemaOf(form) {
    /** @type {import("./filters.js").FilterSchema} */
    const filters = {};
    for (const control of filterControls(form)) {
        const { name, type, value, dataset } = control;
        if (type === "number") filters[name] = /^\d{1,6}$/;
        else if (type === "checkbox") (filters[name] ??= []).push(value);
        // Its choices are loaded when they are wanted: until then any may be one.
        else if ("moves" in dataset) filters[name] = /^[\da-z-]+$/;
        else filters[name] = valuesOf(control);
    }
    return { sorts: valuesOf(form.elements.sort), filters };
}

/** The action for a change of one control. @param {HTMLFormElement} form @param {{ name: string }} control */
export function changeOf(form, { name }) {
    if (own.includes(name)) {
        return { type: "sorted", sort: form.elements.sort.value, isDescending: form.elements.order.checked };
    }
    const values = new FormData(form).getAll(name).filter((value) => value !== "");
    return { to: "filters", action: { type: "chose", name, values } };
}

/** Shows in the form what is chosen. @param {HTMLFormElement} form @param {import("./list-address.js").Navigation} state */
export function fillForm(form, { query, sort, isDescending, filters }) {
    const { q, sort: menu, order } = form.elements;
    if (q.value.trim() !== query) q.value = query;
    menu.value = sort;
    // What answers a search comes as well as it does so, unless another order is chosen.
    const [first] = menu.options;
    if (query === "") first.removeAttribute("label");
    else first.label = first.dataset.answer;
    order.checked = isDescending;
    for (const control of filterControls(form)) {
        const chosen = filters[control.name] ?? [];
        if (control.type === "checkbox") control.checked = chosen.includes(control.value);
        else if (control.value !== (chosen[0] ?? "")) control.value = chosen[0] ?? "";
    }
}

/** What is chosen, in words. @param {HTMLFormElement} form @returns {string[]} */
export function choicesOf(form) {
    const { q, sort } = form.elements;
    const chosen = filterControls(form).filter((control) => (control.type === "checkbox" ? control.checked : control.value !== ""));
    const words = (control) => {
        if (control.type === "checkbox") return control.closest("label").textContent.trim();
        return control.type === "number" ? `${control.getAttribute("aria-label")} ${control.value}` : control.selectedOptions[0].text;
    };
    return [
        ...(q.value.trim() === "" ? [] : [`“${q.value.trim()}”`]),
        ...chosen.map(words),
        ...(sort.selectedIndex > 0 ? [sort.selectedOptions[0].text] : []),
    ];
}
