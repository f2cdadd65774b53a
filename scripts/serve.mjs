process.env.NODE_ENV = 'production'
await import(new URL('../dist/server/main.js', import.meta.url).href)
