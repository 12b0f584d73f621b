import { type Clause, clause } from './clause.ts'

/** Section 2: screens and routes that a visitor reaches, and the data of the home page. */
export const screenClauses: Clause[] = [
  clause(
    'Home has a structure of its own on phones and on wider screens',
    'home > featured products go four at a time, by buttons, keys and swipe, and as a row on phones',
  ),
  clause(
    'Home shows the claims, each figure giving way to our own count once that is larger',
    'home > home has its seven sections, its claims and its ways on',
    'functions/contract/catalogue/settings.unit.test.ts > each figure gives way to what was counted once that is larger, by itself',
    'functions/features/catalogue/settings/settings.test.ts > counts take the place of the published figures once they are larger',
  ),
  clause(
    'Home has seven sections: hero, categories, featured, packages, services, assistant, newsletter',
    'home > home has its seven sections, its claims and its ways on',
  ),
  clause(
    'The categories are tiles with picture and name that lead to /category/{slug}',
    'home > home has its seven sections, its claims and its ways on',
  ),
  clause(
    'Six skeletons stand while the categories load, and “No categories found” when there are none',
    'home > while the data loads there are six and four skeletons, and both buttons are off',
    'home > what is empty says so',
  ),
  clause(
    'Featured products show four at a time; four skeletons while they load; “No featured products found”',
    'home > featured products go four at a time, by buttons, keys and swipe, and as a row on phones',
    'home > while the data loads there are six and four skeletons, and both buttons are off',
    'home > what is empty says so',
  ),
  clause(
    'The carousel’s previous is off on the first page, its next on the last, both while loading',
    'home > featured products go four at a time, by buttons, keys and swipe, and as a row on phones',
    'home > while the data loads there are six and four skeletons, and both buttons are off',
  ),
  clause(
    'The carousel goes by keyboard and by swipe',
    'home > featured products go four at a time, by buttons, keys and swipe, and as a row on phones',
  ),
  clause(
    'A product’s picture gives way to its category’s, and that to a stock picture',
    'home > a picture that fails gives way to its category’s, and that to the stock picture',
  ),
  clause(
    'Both packages stand with every inclusion and exclusion, Premium marked Most Popular',
    'home > both packages say what they hold and what they do not',
  ),
  clause(
    'Choosing a package leads to registration as a seller with that package',
    'home > both packages say what they hold and what they do not',
    'account > a seller registers from a package on the home page and goes on to pay for it',
  ),
  clause(
    'The services are cards whose action and address come from the data; “No services found” when there are none',
    'home > home has its seven sections, its claims and its ways on',
    'home > what is empty says so',
  ),
  clause(
    'The assistant’s promo sends nothing that is empty and opens the chat with the question',
    'home > the assistant’s box sends nothing empty and opens the chat with the question',
    'chat > the question asked on the home page is asked in the chat',
  ),
  clause(
    'Browse Products and View All Products lead to /products, Become a Seller to /sell',
    'home > home has its seven sections, its claims and its ways on',
  ),
  clause(
    '/products lists what is for sale',
    'browse > a visitor finds a listing by the search in the header',
    'browse > filters and order stay in the address, over back and reload',
    'browse > a long list grows by a page at a time, each listing once',
  ),
  clause(
    '/products/{id} shows a product, with a structure of its own on phones',
    'browse > a listing shows its pictures, packs, stock, delivery and seller',
  ),
  clause(
    '/category/{slug} and /category/{category}/{subcategory} list theirs, with a structure of their own on phones',
    'categories > phones and desktops have a category each in a structure of its own',
    'browse > categories lead to their kinds and to a listing',
  ),
  clause(
    'Every category and subcategory of the navigation has its page',
    'categories > the page of {name} and each of its kinds works',
  ),
  clause(
    '/categories shows all categories with their subcategories',
    'categories > all categories stand on one page, each with all its subcategories',
  ),
  clause(
    '/services shows services, and a quote can be asked for',
    'services > services are found by who travels to a postcode, and the address keeps it',
    'services > a buyer asks for a quote from the list',
  ),
  clause(
    '/sell tells sellers what it costs and how it works',
    'services > selling is explained to each in their own way',
  ),
  clause(
    'Any other path shows the not-found page with its text, and its button leads home',
    'categories > what is no page is told so with 404 and leads home',
  ),
  clause(
    'Private pages send a visitor to /auth; while the session loads a spinner turns',
    'spec:sessions > every private page sends a visitor to /auth, with the way back',
    'spec:sessions > a spinner turns while nobody knows who is signed in',
  ),
  clause(
    '/auth has the tabs Sign In and Register',
    'auth > the page has two tabs with links between them, the panel beside them and the way home',
  ),
  clause(
    'A signed-in user is sent from /auth to /profile',
    'spec:sessions > a signed-in user has nothing to do at /auth',
  ),
  clause(
    '/auth?type=buyer, ?type=seller and ?userType=buyer open Register with that account type',
    'auth > the address chooses the tab and the account type',
  ),
  clause(
    'The tier of the address is remembered for the session and forgotten once a seller has registered',
    'auth > a package is remembered for the session until a seller has registered',
  ),
  clause(
    'Sign In has username and password, says Signing In... while it works, and links to Register',
    'auth > signing in waits, and who is in is led on: to their profile, to a shop, never to another site',
    'auth > the page has two tabs with links between them, the panel beside them and the way home',
  ),
  clause(
    'Register has type, name, e-mail, username and password, says Creating Account... while it works, and links back',
    'auth > registering waits, is refused for a name that is taken, keeps what was typed, and leads to the profile',
  ),
  clause(
    'The side panel of /auth says UK’s Premier Poultry Marketplace with four points',
    'auth > the page has two tabs with links between them, the panel beside them and the way home',
  ),
  clause(
    '/auth links back to the homepage',
    'auth > the page has two tabs with links between them, the panel beside them and the way home',
  ),
  clause(
    'Feature requests are for everybody to read: title, name, date, status, description, last update',
    'feature-requests > a visitor reads what others asked for, and signs in to ask and to vote',
  ),
  clause(
    'A user has the tabs All Requests and My Requests and the button New Request; a visitor Sign in to submit',
    'feature-requests > who has an account asks for something',
    'feature-requests > a visitor reads what others asked for, and signs in to ask and to vote',
  ),
  clause(
    'Without requests each list says so in its own words',
    'feature-requests > nobody has asked for anything',
    'feature-requests > who has an account asks for something',
  ),
  clause(
    'The request form has Feature Title, Description, Cancel and Submit Request',
    'feature-requests > who has an account asks for something',
  ),
  clause(
    'One vote a user and request, taken back by a second press',
    'functions/features/talk/feature-requests/feature-requests.test.ts > counts once a user, however often and at once, and is taken back once',
  ),
  clause('/newsletter/thanks sends who has no address home', 'newsletter > thanks without an address lead home'),
  clause(
    '/newsletter/thanks thanks, names the address, says what comes next and leads to / and /products',
    'newsletter > signing up, confirming by the mail, and ending it by the next',
  ),
  clause(
    '/verify-email waits, then tells of success and goes to /auth after three seconds',
    'auth > while a link is followed the page says so; then the server’s words, and after three seconds the way in',
  ),
  clause(
    '/verify-email tells of failure with Return to Login',
    'auth > a link that does not verify says why and leads back',
  ),
  clause(
    '/contact has name, e-mail, topic of six and message, and keeps what was typed after a failure',
    'contact > a visitor writes to support',
    'contact > who is signed in finds name and address filled in, and what cannot be sent stays',
  ),
  clause(
    '/contact shows address, phone, two e-mail addresses, hours and the emergency line',
    'contact > a visitor writes to support',
  ),
  clause(
    'The five policy pages stand with their texts, tables, links and dates',
    'policies > {path} is there whole, with its date and a list of what it holds',
    'policies > the cookie policy has every cookie in a table, help for four browsers, and opens the settings',
  ),
  clause(
    'What one user sees is not shown to the next: signing out forgets it',
    'spec:sessions > what one user saw is gone once they have signed out, for the next one and for the back button',
  ),
]

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
    'The footer has social links, quick links, customer service, address, phone, e-mail and card marks',
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
