import { PROJECT_PATTERN } from "#app/config/paths.ts";
import * as table from "#hosting/site-rules.ts";

/** nginx matches decoded paths. Patterns end in \z, because $ also matches before a line break. */
export function writeNginxConfig(rules: table.SiteRules): string {
  const redirects = table.buildPatternRedirects(rules, "$is_args$args", "$and_args");
  return `map $args $and_args { "" ""; default "&$args"; }
map $uri $redirect {
  default "";
${table.joinLines(redirects, ({ pattern, target }) => `  "~${pattern}\\z" "${target}";`)}
}
map $uri $caching { default "${table.CACHE_REVALIDATE}"; "~^/(${table.HASHED_FOLDERS.join("|")})/" "${table.CACHE_FOREVER}"; }
map $uri $not_found { default "/404.html"; "~${PROJECT_PATTERN.replace("$", "\\z")}" "/portfolio/404.html"; }
server {
  listen 80;
  listen [::]:80;
  server_name .${rules.name.replace(/^www\./, "")};
  root ${table.WEB_ROOT};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types ${table.TEXT_TYPES};
${table.joinLines(Object.entries(rules.headers), ([name, value]) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control $caching always;
  error_page 400 404 414 $not_found;
  if ($request_method !~ "^(GET|HEAD)\\z") { return 405; }
  if ($redirect) { return 301 $redirect; }
  location ~ "/404\\.html\\z" { internal; }
  location ~ "${table.buildHiddenPattern(rules)}\\z" { return 404; }
  location ~ "${table.SLASH_PATTERN}\\z" { if (-f $document_root$1.html) { return 301 $1$is_args$args; } return 404; }
${table.joinLines(Object.entries(table.CONTENT_TYPES), ([ending, type]) => `  location ~ "\\.${ending}\\z" { default_type ${type}; }`)}
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}
