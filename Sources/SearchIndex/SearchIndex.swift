// SearchIndex
