const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Node ${process.versions.node} is too old for this site. npm ci brings one for the commands of npm run; where it has none for this machine, install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}
