// Loaded before anything in TypeScript, which an older Node cannot even read.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  const advice =
    major < 20
      ? 'Install Node 20 or newer, then run "npm ci" again.'
      : 'Start it with "npm start": npm brings Node 24 along, unless "npm ci" ran with install scripts off.'
  console.error(`Hatchyard runs on Node 24, and this is Node ${process.versions.node}. ${advice}`)
  process.exit(1)
}
