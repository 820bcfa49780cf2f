import { hash } from "node:crypto";
import type { Page } from "@playwright/test";

type Files = Map<string, Buffer>;

const PERSON = { id: 1, login: "owner", name: "Owner", email: "owner@example.com" };
const HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};
const NOW = "2026-11-19T20:00:00Z";

const getSha = (bytes: Buffer) => hash("sha1", bytes);

/** As much of GitHub as the editor asks for: a repository with branches and pull requests, kept here. */
export class FakeGitHub {
  readonly branches = new Map<string, { files: Files; commits: string[] }>();
  readonly pulls: {
    number: number;
    branch: string;
    title: string;
    draft: boolean;
    state: string;
    labels: string[];
  }[] = [];
  /** What the host writes into its check of a commit. */
  summary = "";

  constructor(files: Files) {
    this.branches.set("main", { files, commits: ["First"] });
  }

  async serve(page: Page) {
    await page.addInitScript(
      (user) => localStorage.setItem("sveltia-cms.user", JSON.stringify(user)),
      { ...PERSON, backendName: "github", token: "token" },
    );
    await page.route(/^https:/, (route) => route.abort());
    await page.route("https://api.github.com/**", async (route) => {
      const request = route.request();
      if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: HEADERS });
      const { pathname } = new URL(request.url());
      const body = request.postDataJSON() ?? {};
      const answer =
        pathname === "/graphql"
          ? { data: this.query(body) }
          : this.rest(request.method(), decodeURI(pathname), body);
      if (Buffer.isBuffer(answer))
        return route.fulfill({
          headers: HEADERS,
          contentType: "application/octet-stream",
          body: answer,
        });
      return route.fulfill(
        answer === undefined
          ? { status: 204, headers: HEADERS }
          : { headers: HEADERS, json: answer },
      );
    });
  }

  private head(branch: string) {
    const found = this.branches.get(branch);
    return found && hash("sha1", branch + found.commits.length);
  }

  private rest(
    method: string,
    path: string, // biome-ignore lint/suspicious/noExplicitAny: the API's own input
    body: any,
  ): unknown {
    const [, rest = ""] = path.match(/^\/repos\/owner\/site\/(.*)/) ?? [];
    const pull = this.pulls.find(
      ({ number }) => number === Number(rest.match(/^(?:issues|pulls)\/(\d+)/)?.[1]),
    );
    const main = this.branches.get("main");
    if (path === "/user")
      return { ...PERSON, avatar_url: "https://avatars.githubusercontent.com/u/1" };
    if (rest.startsWith("git/trees/"))
      return {
        sha: this.head("main"),
        truncated: false,
        tree: [...(main?.files ?? [])].map(([path, bytes]) => ({
          type: "blob",
          path,
          sha: getSha(bytes),
          size: bytes.length,
        })),
      };
    if (rest.startsWith("git/blobs/"))
      return [...this.branches.values()]
        .flatMap(({ files }) => [...files.values()])
        .find((bytes) => rest.endsWith(getSha(bytes)));
    if (method === "POST" && rest === "pulls") {
      const { title, head, draft } = body;
      const number = this.pulls.push({
        number: this.pulls.length + 1,
        branch: head,
        title,
        draft,
        state: "open",
        labels: [],
      });
      return {
        number,
        node_id: `pull-${number}`,
        title,
        html_url: `https://github.com/owner/site/pull/${number}`,
        head: { sha: this.head(head) },
        created_at: NOW,
        updated_at: NOW,
      };
    }
    if (pull && rest.startsWith("issues/")) {
      if (method !== "GET") pull.labels = body.labels;
      return { labels: pull.labels.map((name) => ({ name })) };
    }
    if (pull && rest.endsWith("/merge")) {
      if (pull.draft) throw new Error("GitHub merges no draft");
      pull.state = "merged";
      main?.commits.push(pull.title);
      for (const [file, bytes] of this.branches.get(pull.branch)?.files ?? [])
        main?.files.set(file, bytes);
      return { merged: true, sha: this.head("main") };
    }
    if (method === "DELETE") this.branches.delete(rest.replace("git/refs/heads/", ""));
    return undefined;
  }

  // biome-ignore lint/suspicious/noExplicitAny: it has as many shapes as there are questions
  private query({ query, variables }: { query: string; variables: any }): unknown {
    const { input, branch = "main" } = variables ?? {};
    const last = { oid: this.head(branch), message: "Last" };
    if (query.includes("createRef")) {
      const main = this.branches.get("main");
      this.branches.set(input.name.replace("refs/heads/", ""), {
        files: new Map(main?.files),
        commits: [...(main?.commits ?? [])],
      });
      return { createRef: { ref: { name: input.name } } };
    }
    if (query.includes("createCommitOnBranch")) return this.commit(input, query);
    if (/PullRequest.*Draft|ReadyForReview/.test(query)) {
      const pull = this.pulls.find(({ number }) => input.pullRequestId === `pull-${number}`);
      if (pull) pull.draft = query.includes("convertPullRequestToDraft");
      return {};
    }
    if (query.includes("fork: repository"))
      return { fork: { id: "site" }, base: { ref: { target: { oid: this.head("main") } } } };
    if (query.includes("pullRequests("))
      return { repository: { pullRequests: { totalCount: 0, nodes: this.listPulls() } } };
    const history = {
      target: {
        ...last,
        history: { nodes: [{ ...last, author: { ...PERSON, user: PERSON }, committedDate: NOW }] },
      },
    };
    const aliases = [
      ...query.matchAll(/(\w+_\d+):\s*(?:object\((oid|expression): "([^"]+)"\)|ref)/g),
    ];
    const fields = aliases.map(([, alias, by, value = ""]) => [
      alias,
      by ? this.getObject(by, value) : history,
    ]);
    return {
      repository: {
        ...Object.fromEntries(fields),
        defaultBranchRef: { name: "main" },
        ref: history,
      },
    };
  }

  private getObject(by: string, value: string) {
    const all = [...this.branches.values()].flatMap(({ files }) => [...files.values()]);
    const [branch = "", path = ""] = value.split(/:(.*)/);
    const bytes =
      by === "oid"
        ? all.find((each) => getSha(each) === value)
        : this.branches.get(branch)?.files.get(path);
    if (bytes)
      return {
        oid: getSha(bytes),
        byteSize: bytes.length,
        isBinary: bytes.includes(0),
        isTruncated: false,
        text: bytes.toString(),
      };
    const run = {
      name: "Workers Builds",
      status: "COMPLETED",
      conclusion: "SUCCESS",
      detailsUrl: "https://dash.cloudflare.com/build",
      summary: this.summary,
    };
    return {
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [{ checkRuns: { nodes: [run] } }] },
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the API's own input
  private commit({ branch, fileChanges, message }: any, query: string) {
    const found = this.branches.get(branch.branchName);
    for (const { path, contents } of fileChanges.additions)
      found?.files.set(path, Buffer.from(contents, "base64"));
    for (const { path } of fileChanges.deletions) found?.files.delete(path);
    found?.commits.push(message.headline);
    const files = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"/g)].map(
      ([, alias, path = ""]) => [alias, { oid: getSha(found?.files.get(path) ?? Buffer.of()) }],
    );
    return {
      createCommitOnBranch: {
        commit: {
          oid: this.head(branch.branchName),
          committedDate: NOW,
          ...Object.fromEntries(files),
        },
      },
    };
  }

  private listPulls() {
    const main = this.branches.get("main")?.files;
    return this.pulls
      .filter(({ state }) => state === "open")
      .map(({ number, branch, title, draft, labels }) => ({
        id: `pull-${number}`,
        number,
        title,
        url: `https://github.com/owner/site/pull/${number}`,
        isDraft: draft,
        isCrossRepository: false,
        createdAt: NOW,
        updatedAt: NOW,
        headRefName: branch,
        headRefOid: this.head(branch),
        author: PERSON,
        labels: { nodes: labels.map((name) => ({ name })) },
        files: {
          nodes: [...(this.branches.get(branch)?.files ?? [])]
            .filter(([path, bytes]) => !main?.get(path)?.equals(bytes))
            .map(([path]) => ({ path, changeType: main?.has(path) ? "MODIFIED" : "ADDED" })),
        },
      }));
  }
}
