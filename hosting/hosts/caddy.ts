import { PROJECT_PATTERN } from "#app/config/paths.ts";
import * as table from "#hosting/site-rules.ts";

export function caddyfile(rules: table.SiteRules): string {
  return `${rules.name}${rules.name.startsWith("www.") ? `, ${rules.name.slice(4)}` : ""} {
  root * ${table.SERVER_FOLDER}
  encode zstd gzip
  map {query} {first} {more} {
    ~(.+) "?$1" "&$1"
  }
  route {
${table.lines(Object.entries({ ...rules.headers, "Cache-Control": table.CACHE_REVALIDATE }), ([name, value]) => `    header ${name} "${value}"`)}
    @write not method GET HEAD
    respond @write 405
${table.lines(table.patternRedirects(rules, "{first}", "{more}"), redirect)}
    @hidden path_regexp "${table.hiddenPattern(rules)}$|[^/]{250}|.{900}"
    error @hidden 404
    @slash path_regexp slash "${table.SLASH_PATTERN}$"
    handle @slash {
      @page file {re.slash.1}.html
      redir @page {re.slash.1}{first} 301
    }
    try_files {path} {path}.html
${table.lines(table.FILE_HEADERS, ([path, name, value], index) => `    @f${index} path ${path.replace("/*.", "*.")}\n    header @f${index} ${name} "${value}"`)}
    file_server
  }
  handle_errors {
    @project path_regexp ${PROJECT_PATTERN}
    root @project ${table.SERVER_FOLDER}/portfolio
    rewrite * /404.html
    header Cache-Control "${table.CACHE_REVALIDATE}"
    file_server
  }
}
`;
}

const redirect = ({ pattern, target }: { pattern: string; target: string }, index: number) =>
  `    @r${index} path_regexp r${index} "${pattern}$"
    redir @r${index} "${target.replace(/\$(\d)/g, `{re.r${index}.$1}`)}" 301`;
