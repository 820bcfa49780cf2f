// Where a visitor's browser blocks storage, even asking for it throws: here is one for the page's time.
try {
  sessionStorage.getItem("");
} catch {
  const kept = new Map();
  Object.defineProperty(window, "sessionStorage", {
    value: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, String(value)),
      removeItem: (key) => kept.delete(key),
    },
  });
}
