export const meta = () => [{ title: 'Amivoix' }]

export default function Home() {
  return <h1>Vivez une expérience sensorielle unique</h1>
}
