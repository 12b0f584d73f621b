import { type Clause, clause } from './clause.ts'

/** Section 5: validation. */
export const validationClauses: Clause[] = [
  clause(
    'Username must be at least 3 characters, password at least 6',
    'auth > the forms say what is missing, field by field',
  ),
  clause(
    'Registration wants a valid email address, a full name of 2 characters and an account type',
    'auth > the forms say what is missing, field by field',
    'functions/features/identity/account/register.test.ts > of a type of account that nobody can choose',
  ),
  clause('A request’s title has 5 to 100 characters', 'feature-requests > who has an account asks for something'),
  clause(
    'A request’s description has 20 to 1000 characters',
    'feature-requests > who has an account asks for something',
  ),
  clause(
    'A contact message has a name of 2 to 50 characters, a valid address, a topic and 10 to 1000 characters',
    'contact > a visitor writes to support',
  ),
  clause(
    'The newsletter does nothing while its field is empty',
    'newsletter > without an address nothing is sent; a refused one stays, with a toast and a word beside it',
  ),
  clause(
    'The chat sends nothing that is empty, and nothing while an answer is pending',
    'chat > greets, waits for a question, types, and answers with the pages that it found',
  ),
  clause(
    'Verification wants a token',
    'functions/specified-calls.test.ts > GET /api/verify-email answers a message, and its problems carry one too',
  ),
  clause(
    'What a schema does not word itself says Required or Expected X, received Y',
    'functions/specified-calls.test.ts > what no schema words itself says Required, or Expected and received',
  ),
]

/** Section 7: the calls, each by path, payload, status and shape. */
const calls = 'functions/specified-calls.test.ts'
export const callClauses: Clause[] = [
  clause('GET /api/user', `${calls} > GET /api/user answers the current user, and 401 when there is none`),
  clause('POST /api/login', `${calls} > POST /api/login takes username and password and answers the user`),
  clause(
    'POST /api/register',
    `${calls} > POST /api/register takes a buyer, and a seller with their package, basic when left out`,
  ),
  clause('POST /api/logout', `${calls} > POST /api/logout ends the session`),
  clause('GET /api/categories', `${calls} > GET /api/categories answers the list of categories`),
  clause('GET /api/products/featured', `${calls} > GET /api/products/featured answers the list of featured products`),
  clause(
    'GET /api/services/categories',
    `${calls} > GET /api/services/categories answers the list of service categories`,
  ),
  clause('GET /api/currencies', `${calls} > GET /api/currencies?activeOnly=true answers the list of currencies`),
  clause(
    'GET /api/currency/convert',
    `${calls} > GET /api/currency/convert answers the original and the converted amount`,
  ),
  clause('PATCH /api/user/currency', `${calls} > PATCH /api/user/currency takes a code, which the user then has`),
  clause(
    'GET /api/messages/unread-count',
    `${calls} > GET /api/messages/unread-count answers how many messages are unread, to who is signed in`,
  ),
  clause('POST /api/chat', `${calls} > POST /api/chat takes a message and answers with one`),
  clause(
    'POST /api/newsletter/subscribe',
    `${calls} > POST /api/newsletter/subscribe takes an address, a known one too`,
  ),
  clause(
    'GET and POST /api/feature-requests, GET /api/feature-requests/my-requests',
    `${calls} > POST /api/feature-requests takes title and description; the lists of all and of one’s own have it`,
  ),
  clause('GET /api/verify-email', `${calls} > GET /api/verify-email answers a message, and its problems carry one too`),
  clause(
    'Every call sends the session; a body is JSON and sent only when there is one',
    'web/src/lib/api/api-client.unit.test.ts > every call sends the session; a body is JSON, and a call without one names no type',
  ),
]

/** Section 8: what is said when something fails or succeeds. */
export const errorClauses: Clause[] = [
  clause(
    'An error is the status, a colon, a space, and the body or the status text',
    'web/src/lib/api/api-client.unit.test.ts > a failure is named by status and body, or by status text when the body is empty',
  ),
  clause(
    'An answer that is not JSON is refused',
    'web/src/lib/api/api-client.unit.test.ts > an answer that is not JSON is refused',
  ),
  clause(
    'Login failed, with the server’s message',
    'account > a buyer registers, verifies the address, and signs in by email and by username',
    'auth > signing in waits, and who is in is led on: to their profile, to a shop, never to another site',
  ),
  clause(
    'Registration failed, with the message',
    'auth > registering waits, is refused for a name that is taken, keeps what was typed, and leads to the profile',
  ),
  clause('Logout failed, with the message', 'spec:sessions > signing out says so, and says so when it fails'),
  clause(
    'Subscription failed, with the message',
    'newsletter > without an address nothing is sent; a refused one stays, with a toast and a word beside it',
  ),
  clause(
    'Failed to update currency, with the message',
    'currency > a choice that cannot be saved is told, and changes nothing',
  ),
  clause(
    'A conversion that fails shows the amount with the asked currency’s symbol, and nonsense as £0.00',
    'currency > an amount that cannot be converted has the sign that was asked for, and is logged',
    'web/src/features/identity/currency/conversion.unit.test.ts > %d in %s is shown as %s',
    'web/src/features/identity/currency/conversion.unit.test.ts > what is no number is shown as nothing',
  ),
  clause(
    'Sorry, I’m having trouble connecting: the chat’s bubble when its call fails',
    'chat > a question that cannot be answered is met with an apology, and the next one is asked again',
  ),
  clause(
    'Failed to submit feature request, with the message',
    'feature-requests > who has an account asks for something',
  ),
  clause('No verification token provided.', 'auth > a link that does not verify says why and leads back'),
  clause(
    'Verification Failed and Verification Error, each with its words',
    'auth > a link that does not verify says why and leads back',
  ),
  clause(
    'Login successful: Welcome back and the username',
    'account > a buyer registers, verifies the address, and signs in by email and by username',
  ),
  clause(
    'Registration successful, with a welcome',
    'auth > registering waits, is refused for a name that is taken, keeps what was typed, and leads to the profile',
  ),
  clause(
    'Logged out: You have been successfully logged out.',
    'spec:sessions > signing out says so, and says so when it fails',
  ),
  clause(
    'Success! Redirecting to thank you page...',
    'newsletter > signing up, confirming by the mail, and ending it by the next',
  ),
  clause(
    'Currency updated for users, Currency changed to the code for guests',
    'currency > a user’s choice is saved with their account and counts before what any tab stores',
    'currency > a visitor’s choice is stored, all data is read again, and prices are as the server converts them',
  ),
  clause('Feature request submitted, in its words', 'feature-requests > who has an account asks for something'),
  clause(
    'Email Verified, in its words',
    'auth > while a link is followed the page says so; then the server’s words, and after three seconds the way in',
  ),
  clause('Message Sent: Thank you for contacting us. We’ll respond shortly.', 'contact > a visitor writes to support'),
]

/** Section 9: constants. */
export const constantClauses: Clause[] = [
  clause(
    'Basic is £9 a month, Premium £15, a year twelve times that',
    'home > both packages say what they hold and what they do not',
    'services > selling is explained to each in their own way',
    'functions/contract/selling/packages.constants.unit.test.ts > a year is twelve monthly prices',
  ),
  clause(
    'No refund for the current period; an annual package gives back its rest within 30 days only: both are said',
    'functions/contract/help/policies/policies.unit.test.ts > terms name the packages, their refunds and the least age',
    'functions/features/selling/packages/package-cancelling.test.ts > for a year is paid back once in 365 days, and the one bought after that runs to its end',
    'services > selling is explained to each in their own way',
  ),
  clause(
    'Prices show two decimals',
    'web/src/lib/format.unit.test.ts > pence are shown as pounds with two decimals',
    'web/src/features/identity/currency/conversion.unit.test.ts > the amount has the currency’s sign, thousands and two decimals',
  ),
  clause(
    'Data never goes stale by itself, is not read again on focus or by a clock, and no call is tried again',
    'spec:data-loading > what was read is not read again: not on focus, not after an hour, not on coming back to the page',
    'spec:failed-calls > a call that fails is not tried again until one asks for it',
  ),
  clause(
    'One toast at a time, for five seconds, 420 pixels wide at most',
    'web/src/lib/toast.unit.test.ts > one toast at a time: a new one takes the place of the old',
    'toasts > a toast stays for 5000 ms',
    'toasts > it is 420 px wide at most, on the bar at the foot of phones and in the corner elsewhere',
  ),
  clause(
    'A dismissed toast is forgotten after 1,000,000 milliseconds',
    'web/src/lib/toast.unit.test.ts > a dismissed toast closes at once and is removed 1,000,000 ms later',
  ),
  clause(
    'A swipe of 50 pixels to the right dismisses a toast, and F8 reaches the toasts',
    'toasts > a swipe to the right by more than 50 px sends it off, a shorter one or one to the left does not',
    'toasts > F8 goes to the notifications, from anywhere',
  ),
  clause(
    'The contact form takes a second and a half to send',
    'contact > a visitor writes to support',
    'web/src/lib/at-least.unit.test.ts > quick work, good or bad, shows when the time is over and not before',
  ),
  clause(
    'Eggs post for £8.99 or £14.99, goods for £4.99, £7.99 or £9.99, live birds are collected',
    'functions/contract/help/policies/policies.unit.test.ts > shipping names every method with its price and time, and from when delivery is free',
  ),
  clause(
    'Standard postage is free from £75 a seller',
    'functions/features/catalogue/listings/product.test.ts > standard delivery of something for £75 or more is free',
  ),
  clause(
    'Next day wants an order by two o’clock',
    'functions/features/catalogue/delivery/delivery.unit.test.ts > counts an order from the same day until two o’clock in London, summer and winter',
  ),
  clause(
    'The policies were last updated on May 6, 2025, the returns on May 1, 2025',
    'functions/contract/help/policies/policies.unit.test.ts > the dates are those that were published',
  ),
  clause(
    'Whoever registers confirms to be 16 or over',
    'auth > the page has two tabs with links between them, the panel beside them and the way home',
    'functions/features/identity/account/register.test.ts > stores when the terms were accepted, the password as scrypt with its parameters, and the browser',
  ),
  clause(
    'The cookies’ lifetimes stand in the cookie policy',
    'functions/contract/help/policies/policies.unit.test.ts > every cookie stands in its table with its lifetime and when it is set',
  ),
]
