/** The table "Who may import whom" of docs/architecture.md. */
const MAY_IMPORT = {
  "app/config": [],
  "app/lib": ["app/config"],
  "app/ui": ["app/lib", "app/config"],
  "app/hooks": ["app/lib", "app/config"],
  "app/components": ["app/ui", "app/hooks", "app/lib", "app/config", "types of app/model"],
  "app/shell": [
    "app/components",
    "app/ui",
    "app/hooks",
    "app/lib",
    "app/config",
    "types of app/model",
  ],
  "app/model/schema": ["app/lib", "app/config"],
  "app/model/read": ["app/model/schema", "app/lib", "app/config"],
  "app/model/pages": [
    "app/redirects.ts",
    "app/model/read",
    "app/model/schema",
    "app/lib",
    "app/config",
  ],
  "app/seo": ["app/model", "app/lib", "app/config"],
  desk: ["app/model", "app/lib", "app/config"],
  hosting: ["app/redirects.ts", "app/seo", "app/model", "app/lib", "app/config", "desk"],
};

const TYPES_OF = "types of ";
const within = (folders) => folders.map((folder) => `^${folder.replace(".", "\\.")}(/|$)`);

const oneWay = Object.entries(MAY_IMPORT).map(([folder, others]) => {
  const whole = others.filter((other) => !other.startsWith(TYPES_OF));
  return {
    name: `${folder} may import ${others.join(", ") || "nothing"}`,
    severity: "error",
    from: { path: within([folder]), pathNot: "\\.test\\.tsx?$" },
    to: {
      path: "^(app|desk|hosting|scripts|bench|e2e)/",
      pathNot: within([folder, ...whole]),
      ...(whole.length < others.length && { dependencyTypesNot: ["type-only"] }),
    },
  };
});

const typesOnlyOfModel = Object.entries(MAY_IMPORT)
  .filter(([, others]) => others.some((other) => other.startsWith(TYPES_OF)))
  .map(([folder, others]) => ({
    name: `${folder} takes types from the model alone`,
    severity: "error",
    from: { path: within([folder]) },
    to: {
      path: "^(app|desk|hosting|scripts|bench|e2e)/",
      pathNot: within([folder, "app/model", ...others.filter((o) => !o.startsWith(TYPES_OF))]),
    },
  }));

module.exports = {
  forbidden: [
    ...oneWay,
    ...typesOnlyOfModel,
    {
      name: "no route imports another",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    },
    {
      name: "the site knows nothing of desk, hosting, scripts and tests",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(desk|hosting|scripts|bench|e2e)/" },
    },
    { name: "no circle", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)\\+types/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
