// Crawl
