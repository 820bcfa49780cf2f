const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Node ${process.versions.node} is too old for this site. Where npm ci brings none that fits, as on a Mac, install Node 24 from nodejs.org; otherwise type npm ci again, and start the command with npm run.`,
  );
  process.exit(1);
}
