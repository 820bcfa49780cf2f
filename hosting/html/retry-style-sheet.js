addEventListener(
  "error",
  ({ target }) => {
    if (target.rel !== "stylesheet" || target.dataset.isRetry) return;
    const retry = target.cloneNode();
    retry.dataset.isRetry = "";
    target.replaceWith(retry);
  },
  true,
);
