// Browsers that block storage throw when sessionStorage is read, so this replaces it in memory.
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
