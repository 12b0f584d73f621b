import { type Clause, clause } from './clause.ts'

/** Section 2: header and footer, on all pages. */
export const shellClauses: Clause[] = [
  clause(
    'The search field suggests categories, breeds and listings while one types, and Enter searches',
    'header > the search field offers categories, breeds and listings, walked by arrows',
    'header > Escape closes what is offered and keeps the words; Enter without a choice asks for them',
  ),
  clause(
    'On phones the search fills the screen',
    'header > the search field offers categories, breeds and listings, walked by arrows',
  ),
  clause(
    'The currency selector lists the active currencies',
    'currency > the currencies are those that are active, and the chooser has no faults',
  ),
  clause(
    'The messages link counts the unread',
    'header > unread messages are counted in the header, again every 30 seconds, and never for a visitor',
  ),
  clause(
    'The account menu of a buyer: My Profile, My Orders, Messages, Sign Out, Feature Requests',
    'web/src/components/layout/header/account-entries.unit.test.ts > a buyer has their own pages',
  ),
  clause(
    'A seller’s menu has the Seller Dashboard too',
    'web/src/components/layout/header/account-entries.unit.test.ts > a seller has their dashboard too',
  ),
  clause(
    'A visitor’s menu: Sign In, Register as Buyer, Register as Seller, Feature Requests',
    'web/src/components/layout/header/account-entries.unit.test.ts > a visitor may sign in, register as either, ask for features and for help',
  ),
  clause(
    'The cart’s badge counts what is in the cart, a guest’s as well, whose cart opens in a sheet',
    'header > a visitor’s basket counts what is in it and opens in a sheet',
  ),
  clause(
    'Each category has a panel with all its subcategories',
    'header > each category’s panel has its subcategories, opens under the mouse and closes beside it',
  ),
  clause(
    'Menus close by a click outside and by Escape, and are walked by arrow keys',
    'header > each category’s panel has its subcategories, opens under the mouse and closes beside it',
    'keyboard > a category’s panel opens, is walked and closes by keyboard',
    'keyboard > the account menu opens, is walked and closes by keyboard',
  ),
  clause(
    'The footer has social links, quick links, customer service, address, phone, email and card marks',
    'header > the footer has links, address, contacts and card marks from one place',
  ),
  clause(
    'The round chat button opens and closes the chat',
    'chat > greets, waits for a question, types, and answers with the pages that it found',
    'chat > the button stands clear of what a page keeps at hand',
    'reach > what stands over a page covers nothing of it that cannot be reached: home, lists and a listing',
  ),
  clause(
    'Below 768 pixels the phone’s layout stands',
    'spec:layout > at 767 pixels the phone’s layout stands, at 768 the wider one',
  ),
]
