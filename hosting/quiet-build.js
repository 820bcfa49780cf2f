// React Router calls Vite with an option that Vite 8 calls deprecated, once for each of its servers.
const { warn } = console;
console.warn = (message, ...rest) => {
  if (!String(message).includes("`envFile` option is deprecated")) warn(message, ...rest);
};
