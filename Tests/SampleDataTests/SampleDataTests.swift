// SampleData
