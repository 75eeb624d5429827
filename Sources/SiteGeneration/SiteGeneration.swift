// SiteGeneration
