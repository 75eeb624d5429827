// The stars of pages that have no list of their own.

import { noFavorites, reduceFavorites } from "./favorites.js";
import { favoritesPerformer } from "./favorites-storage.js";
import { readStrings } from "./elements.js";
import { listenForStars, showStars, showTrouble } from "./stars-view.js";
import { makeStore } from "./store.js";

if (document.querySelector("[data-species]") && !document.querySelector("form[data-list]")) {
    const { favorites: strings } = readStrings();
    const render = (favorites) => {
        showStars(document, favorites, strings);
        showTrouble(favorites, strings, false);
    };
    const perform = { favorites: favoritesPerformer(() => localStorage) };
    const store = makeStore({ state: noFavorites, reduce: reduceFavorites, perform, render });
    listenForStars(store.send);
    render(store.state);
    store.send({ type: "opened" });
}
