// Normalization
