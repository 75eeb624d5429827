// SiteValidation
