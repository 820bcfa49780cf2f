/** These are the dependency rules of docs/architecture.md. */
const MAY_IMPORT = {
  "app/config": [],
  "app/lib": ["app/config"],
  "app/ui": ["app/lib", "app/config"],
  "app/hooks": ["app/lib", "app/config"],
  "app/components": ["app/ui", "app/hooks", "app/lib", "app/config"],
  "app/shell": ["app/components", "app/ui", "app/hooks", "app/lib", "app/config"],
  "app/model/pricing": ["app/lib", "app/config"],
  "app/model/types": ["app/lib", "app/config"],
  "app/model/schema": ["app/model/pricing", "app/lib", "app/config"],
  "app/model/load": [
    "app/redirects.ts",
    "app/model/pricing",
    "app/model/schema",
    "app/model/types",
    "app/lib",
    "app/config",
  ],
  "app/model/queries": [
    "app/redirects.ts",
    "app/model/load",
    "app/model/pricing",
    "app/model/schema",
    "app/model/types",
    "app/lib",
    "app/config",
  ],
  "app/seo": ["app/model", "app/lib", "app/config"],
  authoring: ["app/redirects.ts", "app/model", "app/lib", "app/config", "scripts/photos"],
  hosting: ["app/redirects.ts", "app/seo", "app/model", "app/lib", "app/config", "authoring"],
};

const MAY_IMPORT_TYPES = {
  "app/components": ["app/model"],
  "app/shell": ["app/model"],
  "app/model/pricing": ["app/model/schema"],
  "app/model/schema": ["app/model/types"],
  "app/model/types": ["app/model/schema"],
};

const OURS = "^(app|authoring|e2e|hosting|scripts)/";
const within = (folders) => folders.map((folder) => `^${folder.replace(".", "\\.")}(/|$)`);

const oneWay = Object.entries(MAY_IMPORT).flatMap(([folder, others]) => {
  const types = MAY_IMPORT_TYPES[folder] ?? [];
  const from = { path: within([folder]), pathNot: "\\.test\\.tsx?$" };
  return [
    {
      name: `${folder} may import ${[...others, ...types].join(", ") || "nothing"}`,
      severity: "error",
      from,
      to: { path: OURS, pathNot: within([folder, ...others, ...types]) },
    },
    ...types.map((other) => ({
      name: `${folder} may import nothing but types of ${other}`,
      severity: "error",
      from,
      to: { path: within([other]), dependencyTypesNot: ["type-only"] },
    })),
  ];
});

module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: "no route imports another",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    },
    {
      name: "the site knows nothing of authoring, hosting, scripts and tests",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(authoring|hosting|scripts|e2e)/" },
    },
    { name: "no circle", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    includeOnly: OURS,
    exclude: { path: "(^|/)\\+types/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
