import { describe, expect, test } from 'vitest'
import { assertOwnName, speaksAsUs } from './own-names.rules.ts'
import { assertFreeUsername } from './user.rules.ts'

describe('sounds like us', () => {
  test.each([
    // Our name, and what looks like it.
    'Hatchyard',
    'hatchyard',
    'HATCHYARD',
    'Hatch Yard',
    'Hatch-Yard',
    'H a t c h y a r d',
    'The Hatchyard',
    'Hatchyard Ltd',
    'Hatchyard Support',
    'HatchyardUK',
    'official hatchyard',
    'OfficialHatchyard',
    'My first Hatchyard',
    'Ann of Hatchyard',
    'H4tchyard',
    'Ha7chy@rd',
    'Hatchyard2026',
    'Hаtсhуаrd', // Cyrillic а, с, у
    'Ηatchyard', // Greek Eta
    'Нatchyard', // Cyrillic En
    'Ｈａｔｃｈｙａｒｄ',
    '𝐇𝐚𝐭𝐜𝐡𝐲𝐚𝐫𝐝',
    '𝓗𝓪𝓽𝓬𝓱𝔂𝓪𝓻𝓭',
    'ⓗⓐⓣⓒⓗⓨⓐⓡⓓ',
    '🅷🅰🆃🅲🅷🆈🅰🆁🅳',
    'ʜᴀᴛᴄʜʏᴀʀᴅ',
    'Hátchyärd',
    'Hatch\u200byard',
    'Ha\u0336tchyard',
    'Hatchyarcl',
    'HATCH\u03a5ARD', // Greek capital Upsilon
    'Hatch\u03d2ard',
    'ΗΑΤCΗΥΑRD',
    'Hatch¥ard',
    'Hatchყard',
    'Hatchყard Hens',
    'Hatchyarժ',
    'Hat¢hyard',
    'Ha†chyard',
    'HΛtchyΛrd',
    'H∆tchyard',
    '|-|atchyard',
    'Hatch4ard',
    'Hatchyarrd',
    'hatchyarrd_help',
    'Hacthyard',
    'Hatcyard',
    'Hatchvard',
    // Those who speak for us.
    'Admin',
    'ADMIN',
    'Adm1n',
    '4dmin',
    '@dmin',
    'Admin 2',
    'admin007',
    'Аdmin', // Cyrillic А
    'Adrnin',
    'A d m i n',
    'Admin Team',
    'The Administrator',
    'Jane (Admin)',
    'Site Moderator',
    'Support',
    'Supp0rt',
    '5upport',
    'Ѕuрроrt', // Cyrillic Ѕ, р, о
    'support24',
    'Support Team',
    'Customer Support',
    'Customer Support UK',
    'The Support Desk',
    'SupportTeam',
    'Live Support Chat',
    'Seller Support',
    'Technical Support',
    'Ann, Customer Service',
    'Poultry Support Team',
    'Help Desk',
    'He1pdesk',
    'Official',
    '0fficial',
    'Staff',
    'Security Team',
    'Accounts Department',
    'Refunds',
    'Trust and Safety',
    'Bi11ing',
    'Support™',
    'Suppport',
    '§upport',
    'Λdmin',
    'Adminn',
    'Admi∩',
    'SΥSTEM',
    'Fraud Team',
    'Verified Seller',
    'The Founder',
    'The Office',
  ])('%s', (name) => expect(speaksAsUs(name)).toBe(true))
})

describe('is somebody’s own', () => {
  test.each([
    'Ann Reed',
    'O’Brien-Smith',
    "St. Mary's Poultry",
    'Siân Llŷr ap Rhys',
    'Mòrag NicDhòmhnaill',
    'Zoë Müller-Żółć',
    'Ωρίων Παπαδόπουλος',
    'Анна Курочкина',
    'أحمد الدجاج',
    'תרנגולת אדומה',
    'Nguyễn Thị Gà',
    '山田 太郎',
    'J. Smith',
    'Dr. Hen',
    'Thatchyard Farm',
    'The Old Thatch Yard',
    'The Hatchery',
    'Hatchery Yard',
    'Hatch & Yardley',
    'Farmyard Hatch',
    'Hatching Yard Eggs',
    'Yard of Hens',
    'Badminton Bantams',
    'Badmin Hens',
    'Madmin Poultry',
    'Supportive Hens',
    'Poultry Support Services',
    'Smallholder Support',
    'Supporters of Hens',
    'Poultry Help',
    'Help for Hens',
    'Helpston Hens',
    'Helen Staff',
    'Staffordshire Bantams',
    'Official Bantam Society',
    'Unofficial Hens',
    'Security Hens',
    'Systems of Straw',
    'Modern Hens',
    'Moderate Marans',
    'Adminster Farm',
    'Billingshurst Bantams',
    'Team Hen',
    'The Chicken Shop UK',
    'The Egg Market Ltd',
    'Online Poultry Services',
    'Customer’s Choice Eggs',
    'Hens 4 U',
    '1066 Bantams',
    'Clemo & Daughters',
    'Barn Owls and Hens',
    'Account of Two Hens',
    'Hollybank Hens',
    'Patchyard Poultry',
    'Sarah Hatchard',
    'Hatchards Farm',
    'Hatchway Hens',
    'Verified Layers of Kent',
    'Post Office Cottage Eggs',
    'Founders Farm Bantams',
    'Γιώργος Πέππας',
    'Ηλίας Νικολάου',
    'Игорь Петров',
  ])('%s', (name) => {
    expect(speaksAsUs(name)).toBe(false)
    expect(() => assertOwnName({ name, path: 'fullName' })).not.toThrow()
  })
})

test('says so beside the field, and lets a name be that somebody has already', () => {
  const refused = (message: string) =>
    expect.objectContaining({ code: 'validation', details: { errors: [{ path: 'name', message }] } })
  const own = 'This sounds like one of us at Hatchyard. Please choose another name.'
  expect(() => assertOwnName({ name: 'Support', path: 'name' })).toThrow(refused(own))
  expect(() => assertOwnName({ name: 'hens.co.uk', path: 'name' })).toThrow(
    refused('Please leave web addresses out of your name'),
  )
  expect(() => assertOwnName({ name: 'Support', path: 'name', present: 'Support' })).not.toThrow()
})

describe('a username', () => {
  test.each([
    ...['admin', 'Admin_1', 'adm1n', 'hatch_yard', 'hatchyard-uk', 'h4tchyard', 'official_hatchyard', 'support-team'],
    ...['he1p', '5hop', 'se11er', 'supp0rt', 'customersupport', 'me', 'n0reply', 'jane_admin'],
    ...['mail', 'maiI', 'mall_staff', 'ma1l', 'ma1i', 'mail-26'],
  ])('%s is reserved', (name) =>
    expect(() => assertFreeUsername(name)).toThrow('This username is reserved. Please choose another.'),
  )

  test.each([
    ...['ann_reed', 'badminton', 'supportive_hens', 'thatchyard', 'buyer7', 'seller_9', 'shop24', 'clemo', 'helpston'],
    ...['demo_buyer', 'keeper_00ff13a7', 'poultry-support', 'yardley', 'staffie', 'mallow', 'halmin', 'orders4hens'],
    ...['mali', 'Mali', 'mali_2022', 'mali-26'],
  ])('%s is free', (name) => expect(() => assertFreeUsername(name)).not.toThrow())
})
