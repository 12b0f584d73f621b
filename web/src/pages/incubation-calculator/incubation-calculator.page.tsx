export default function IncubationCalculatorPage() {
  return null
}
