import { type Clause, clause } from './clause.ts'

/** Section 5: validation. */
export const validationClauses: Clause[] = [
  clause('Username must be at least 3 characters, password at least 6'),
  clause('Registration wants a valid e-mail address, a full name of 2 characters and an account type'),
  clause('A request’s title has 5 to 100 characters'),
  clause('A request’s description has 20 to 1000 characters'),
  clause('A contact message has a name of 2 to 50 characters, a valid address, a topic and 10 to 1000 characters'),
  clause('The newsletter does nothing while its field is empty'),
  clause('The chat sends nothing that is empty, and nothing while an answer is pending'),
  clause('Verification wants a token'),
  clause('What a schema does not word itself says Required or Expected X, received Y'),
]

/** Section 7: the calls, each by path, payload, status and shape. */
const calls = 'functions/specified-calls.test.ts'
export const callClauses: Clause[] = [
  clause('GET /api/user', `${calls} > GET /api/user answers the current user, and 401 when there is none`),
  clause('POST /api/login', `${calls} > POST /api/login takes username and password and answers the user`),
  clause(
    'POST /api/register',
    `${calls} > POST /api/register takes a buyer, and a seller with his package, basic when left out`,
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
  clause('Every call sends the session; a body is JSON and sent only when there is one'),
]

/** Section 8: what is said when something fails or succeeds. */
export const errorClauses: Clause[] = [
  clause('An error is the status, a colon, a space, and the body or the status text'),
  clause('An answer that is not JSON is refused'),
  clause('Login failed, with the server’s message'),
  clause('Registration failed, with the message'),
  clause('Logout failed, with the message'),
  clause('Subscription failed, with the message'),
  clause('Failed to update currency, with the message'),
  clause('A conversion that fails shows the amount with the asked currency’s symbol, and nonsense as £0.00'),
  clause('Sorry, I’m having trouble connecting: the chat’s bubble when its call fails'),
  clause('Failed to submit feature request, with the message'),
  clause('No verification token provided.'),
  clause('Verification Failed and Verification Error, each with its words'),
  clause('Login successful: Welcome back and the username'),
  clause('Registration successful, with a welcome'),
  clause('Logged out: You have been successfully logged out.'),
  clause('Success! Redirecting to thank you page...'),
  clause('Currency updated for users, Currency changed to the code for guests'),
  clause('Feature request submitted, in its words'),
  clause('Email Verified, in its words'),
  clause('Message Sent: Thank you for contacting us. We’ll respond shortly.'),
]

/** Section 9: constants. */
export const constantClauses: Clause[] = [
  clause('Basic is £9 a month, Premium £15, a year twelve times that'),
  clause('No refund for the current period; an annual package gives back its rest within 30 days only: both are said'),
  clause('Prices show two decimals'),
  clause('Data never goes stale by itself, is not read again on focus or by a clock, and no call is tried again'),
  clause('One toast at a time, for five seconds, 420 pixels wide at most'),
  clause('A dismissed toast is forgotten after 1,000,000 milliseconds'),
  clause('A swipe of 50 pixels to the right dismisses a toast, and F8 reaches the toasts'),
  clause('The contact form takes a second and a half to send'),
  clause('Eggs post for £8.99 or £14.99, goods for £4.99, £7.99 or £9.99, live birds are collected'),
  clause('Standard postage is free from £75 a seller'),
  clause('Next day wants an order by two o’clock'),
  clause('The policies were last updated on May 6, 2025, the returns on May 1, 2025'),
  clause('Whoever registers confirms to be 16 or over'),
  clause('The cookies’ lifetimes stand in the cookie policy'),
]
