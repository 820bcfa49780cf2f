// An in-memory sessionStorage, for browsers that block storage and throw when it is read.
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
