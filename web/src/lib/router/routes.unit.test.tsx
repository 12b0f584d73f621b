import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NavLink } from './nav-link.tsx'
import { Redirect } from './redirect.tsx'
import { FixedRouter } from './router.tsx'
import { Outlet, type Route, Routes, useParams } from './routes.tsx'
import { useSearchParams } from './use-search-params.ts'

const look = ({ isActive }: { isActive: boolean }): string => (isActive ? 'here' : 'away')

const Order = () => {
  const { id } = useParams()
  const [asked] = useSearchParams()
  return (
    <p>
      {id}, {asked.getAll('show').join(' and ')}
    </p>
  )
}

const Around = () => (
  <main>
    <NavLink to="/orders" end className={look}>
      All
    </NavLink>
    <NavLink to="/orders" className={look}>
      Orders
    </NavLink>
    <Outlet />
  </main>
)

const routes: Route[] = [
  {
    element: <Around />,
    children: [
      { path: '/orders', element: <p>every order</p> },
      { path: '/orders/:id', element: <Order /> },
    ],
  },
  { path: '/old', element: <Redirect to="/orders" /> },
]

const drawn = (pathname: string, search = ''): string =>
  renderToStaticMarkup(
    <FixedRouter pathname={pathname} search={search}>
      <Routes routes={routes} />
    </FixedRouter>,
  )

test('an address is drawn with its page in what stands around it, and the links of the menu say where one is', () => {
  expect(drawn('/orders')).toBe(
    '<main><a aria-current="page" class="here" href="/orders">All</a>' +
      '<a aria-current="page" class="here" href="/orders">Orders</a><p>every order</p></main>',
  )
  expect(drawn('/orders/caf%C3%A9', '?show=100%25ab&show=a%2526b')).toBe(
    '<main><a class="away" href="/orders">All</a>' +
      '<a aria-current="page" class="here" href="/orders">Orders</a><p>café, 100%ab and a%26b</p></main>',
  )
})

test('nothing is drawn of an address that leads on or that nobody has', () => {
  expect(drawn('/old')).toBe('')
  expect(drawn('/nowhere')).toBe('')
})

test('without a router around it, it says so', () => {
  expect(() => renderToStaticMarkup(<Routes routes={routes} />)).toThrow('There is no router around this')
})
