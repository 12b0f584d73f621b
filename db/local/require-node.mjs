// Loaded before anything in TypeScript, which an older Node cannot even read.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  const advice =
    major < 20
      ? 'Install Node 20 or newer, then run "npm ci" again.'
      : 'npm installs Node 24 beside the packages, unless their install scripts are off: run "npm ci", then "npm start".'
  console.error(`Hatchyard runs on Node 24, and this is Node ${process.versions.node}. ${advice}`)
  process.exit(1)
}
