// The choice of languages: the one that was chosen before comes first, else one that the browser is set to.

import { languageOf } from "./language-choice.js";

const choices = [...document.querySelectorAll("[data-choices] > [lang]")];

/** The language that was chosen before; none where the browser keeps nothing. */
function remembered() {
    try {
        const language = localStorage.getItem("language");
        return language === null ? [] : [language];
    } catch {
        return [];
    }
}

const language = languageOf([...remembered(), ...navigator.languages], choices.map((choice) => choice.lang));
const own = choices.find((choice) => choice.lang === language);
if (own) {
    own.dataset.own = "";
    own.parentElement.prepend(own);
}
