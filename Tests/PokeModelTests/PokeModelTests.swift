// PokeModel
