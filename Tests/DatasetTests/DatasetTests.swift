// Dataset
