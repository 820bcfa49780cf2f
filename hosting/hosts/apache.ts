import { PROJECT_PATTERN } from "#app/config/paths.ts";
import * as table from "#hosting/site-rules.ts";

/** In .htaccess, Apache matches decoded paths without their first slash. */
export function writeHtaccess(rules: table.SiteRules): string {
  const withQuery = table.buildPatternRedirects(rules, "?%{QUERY_STRING}", "&%{QUERY_STRING}");
  return `Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
ErrorDocument 404 /404.html
<If "%{REQUEST_URI} =~ m#${PROJECT_PATTERN}#">
ErrorDocument 404 /portfolio/404.html
</If>
${table.joinLines(Object.entries(table.CONTENT_TYPES), ([ending, type]) => `AddType ${type} .${ending}`)}
AddOutputFilterByType DEFLATE text/html ${table.TEXT_TYPES}
${table.joinLines(Object.entries(rules.headers), ([name, value]) => `Header always set ${name} "${value}"`)}
Header always set Cache-Control "${table.CACHE_REVALIDATE}"
Header always set Cache-Control "${table.CACHE_FOREVER}" "expr=%{REQUEST_URI} =~ m#^/(${table.HASHED_FOLDERS.join("|")})/# && %{REQUEST_STATUS} -lt 400"
RewriteEngine On
RewriteOptions AllowNoSlash
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [L]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
${table.joinLines(withQuery, (each) => `RewriteCond %{QUERY_STRING} .\n${writeRedirect(each)}`)}
${table.joinLines(table.buildPatternRedirects(rules), writeRedirect)}
RewriteCond %{REQUEST_URI} "${table.buildHiddenPattern(rules)}\\z"
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_URI} "${table.SLASH_PATTERN}\\z"
RewriteCond %{DOCUMENT_ROOT}%1.html -f
RewriteRule ^ "%1" [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule "^([a-z0-9/-]+)\\z" "$1.html" [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
`;
}

const writeRedirect = ({ pattern, target }: { pattern: string; target: string }) =>
  `RewriteRule "^${pattern.slice(2)}\\z" "${target}" [R=301,NE,L]`;
