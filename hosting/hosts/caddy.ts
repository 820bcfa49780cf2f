import { PROJECT_PATTERN } from "#app/config/paths.ts";
import * as table from "#hosting/site-rules.ts";

export function writeCaddyfile(rules: table.SiteRules): string {
  return `${rules.name}${rules.name.startsWith("www.") ? `, ${rules.name.slice(4)}` : ""} {
  root * ${table.WEB_ROOT}
  encode zstd gzip
  map {query} {first} {more} {
    ~(.+) "?$1" "&$1"
  }
  route {
${table.joinLines(Object.entries({ ...rules.headers, "Cache-Control": table.CACHE_REVALIDATE }), ([name, value]) => `    header ${name} "${value}"`)}
    @write not method GET HEAD
    respond @write 405
${table.joinLines(table.buildPatternRedirects(rules, "{first}", "{more}"), writeRedirect)}
    @hidden path_regexp "${table.buildHiddenPattern(rules)}$|[^/]{250}|.{900}"
    error @hidden 404
    @slash path_regexp slash "${table.SLASH_PATTERN}$"
    handle @slash {
      @page file {re.slash.1}.html
      redir @page {re.slash.1}{first} 301
    }
    try_files {path} {path}.html
${table.joinLines(table.FILE_HEADERS, ([path, name, value], index) => `    @f${index} path ${path.replace("/*.", "*.")}\n    header @f${index} ${name} "${value}"`)}
    file_server
  }
  handle_errors {
    @project path_regexp ${PROJECT_PATTERN}
    root @project ${table.WEB_ROOT}/portfolio
    rewrite * /404.html
    header Cache-Control "${table.CACHE_REVALIDATE}"
    file_server
  }
}
`;
}

const writeRedirect = ({ pattern, target }: { pattern: string; target: string }, index: number) =>
  `    @r${index} path_regexp r${index} "${pattern}$"
    redir @r${index} "${target.replace(/\$(\d)/g, `{re.r${index}.$1}`)}" 301`;
