export default function HelpArticlePage() {
  return null
}
