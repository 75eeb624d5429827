// BuildSupport
