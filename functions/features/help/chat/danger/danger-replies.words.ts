import type { ChatReply } from '#contract/help/chat.answers.ts'
import { reportWords } from '#contract/help/help.constants.ts'

type BodyKind = 'emergency' | 'fire' | 'missing' | 'poison' | 'fumes' | 'electric' | 'birdFlu' | 'unwell'

/** What a person is in danger of. */
export type Danger = 'life' | 'selfHarm' | 'home' | 'work' | BodyKind

const notMe =
  'I only answer questions about poultry, so I am not the right help here. But there is help, and you deserve it.'
const samaritans =
  'Samaritans listen day and night: call 116 123, free from any phone, or write to jo@samaritans.org (a written answer can take some days).'
const oneOneOne = 'NHS 111 (in Northern Ireland your GP or the out-of-hours service)'
const childline = 'If you are under 19, you can also call Childline, free, on 0800 1111.'
const ofBird = 'If you mean a bird and not a person, ask a vet today.'

const told = (...paragraphs: string[]): ChatReply => ({ message: paragraphs.join('\n\n') })

const forBirds: ChatReply['sources'] = [{ title: 'When to call a vet', url: '/help/when-to-call-a-vet' }]
const body = (...paragraphs: string[]): ChatReply => ({ ...told(...paragraphs, ofBird), sources: forBirds })

/**
 * Whom to call when a person is in danger, as these say themselves: Samaritans (samaritans.org), NHS (nhs.uk: when to call
 * 999, when to use 111, suicidal thoughts), Childline (childline.org.uk), the police on calls in silence and on whoever is missing (police.uk), GOV.UK
 * on help against domestic abuse in each nation, the Gas Emergency Service (hse.gov.uk), UKHSA on people near birds with flu.
 */
export const dangerReplies: Record<Danger, ChatReply> = {
  life: told(
    'I am really glad that you wrote this, and I am sorry it is so hard right now.',
    'If a life is in danger, or something has been taken or done already, call 999 or go to A&E now: ask for an ambulance, and for the police if somebody has a weapon or cannot be found. If it is about somebody else, stay with them if you safely can.',
    `You can talk about it with somebody who will not judge. ${samaritans} ${oneOneOne} helps as well: choose the mental health option. ${childline}`,
    `You don’t have to find the right words: “I’m not all right” is enough. If it is a friend, ask them straight out and listen. Asking puts no ideas into anybody’s head. ${notMe}`,
  ),
  selfHarm: told(
    'Thank you for saying this. It takes courage, and nobody has to manage it alone.',
    'If somebody is badly hurt or has swallowed something, call 999 or go to A&E now.',
    `${samaritans} ${oneOneOne} helps as well: choose the mental health option. ${childline} A GP can help too, even if it is a friend or a child you’re worried about.`,
    notMe,
  ),
  home: told(
    'I am sorry. This is not all right, and it is not the fault of whoever is hurt or afraid.',
    'If anybody is in danger now, call 999 and ask for the police, and for an ambulance if somebody is hurt. If it is not safe to speak, call 999 from a mobile, listen, and press 55 when you are asked to.',
    'You can talk in confidence, free and day and night: the National Domestic Abuse Helpline for England, 0808 2000 247; in Scotland 0800 027 1234; in Wales Live Fear Free, 0808 80 10 800; in Northern Ireland 0808 802 1414. They help friends and family too.',
    `${childline} If somebody may look at your phone or computer, use another one if you can. ${notMe}`,
  ),
  work: told(
    'I am sorry. Nobody may hit you, keep your passport or your wages, or hold you at work, wherever you come from.',
    'If anybody is in danger now, call 999 and ask for the police. If it is not safe to speak, call 999 from a mobile, listen, and press 55 when you are asked to.',
    'The Modern Slavery and Exploitation Helpline listens in confidence, free, in many languages: 08000 121 700. They explain what you can do, and you need not say your name.',
    `If somebody may look at your phone, use another one if you can. ${notMe}`,
  ),
  emergency: body(
    'This sounds like an emergency. Please call 999 now and ask for the service you need: an ambulance for whoever is hurt or ill, the fire service as well for somebody who is trapped, in water or in slurry, the police if somebody did it or still may. They tell you what to do, step by step, and stay on the line.',
    `Chest pain, signs of a stroke, trouble with breathing, choking, heavy bleeding, a bad burn, a swelling face or throat, or somebody who does not wake up: always call 999, and do not wait to see. Stay with them, and put the phone on loudspeaker. Do not follow anybody into water, grain, slurry or a machine.`,
    `If it can wait and you are not sure, call ${oneOneOne}. I only answer questions about poultry and cannot judge it.`,
  ),
  fire: told(
    'Get everybody out now, shut the doors behind you and stay out. Do not go back in, not for animals or birds either.',
    'Then call 999 and ask for the fire service, and for an ambulance if anybody is burnt or has breathed in smoke. Say where it is and whether somebody is still inside.',
    'If you cannot get out, shut the doors between you and the fire, block the gaps, go to a window and tell 999 which room you are in. I only answer questions about poultry.',
  ),
  missing: told(
    'Please call 999 now and ask for the police if it is a child, or anybody who may be in danger. Nobody has to wait for 24 hours.',
    'Say who it is, how old they are, what they wear and where they were last seen. If it was by the sea, ask for the coastguard; on a hill or a moor, for the police and then mountain rescue.',
    'Somebody should stay where they may come back to, while others look in sheds, cars and wherever there is water. I only answer questions about poultry.',
  ),
  poison: body(
    'Please get help now, even if nothing shows yet. Call 999 if somebody is drowsy, in pain, has trouble with breathing or has a fit, or has swallowed a battery, a magnet or something sharp; otherwise call NHS 111 at once (in Northern Ireland 999 or A&E).',
    'Do not make them sick. Keep the packet or the bottle and say what it was, how much and when. If it is in the eyes or on the skin, rinse with plenty of clean water while you call.',
    `If it was done on purpose, that matters as well, and nobody will be cross. ${samaritans}`,
  ),
  fumes: body(
    'Get everybody out into the fresh air now, and leave the doors open as you go. Do not go back in, and do not follow anybody into a pit, a tank or a silo: call 999 and ask for the fire service and an ambulance.',
    'If it smells of gas, touch no switch and light nothing. Call 999 if anybody is drowsy, confused, has a headache or feels sick, and say what you breathed in; from a heater, a lamp or a generator it may be carbon monoxide. The Gas Emergency Service is on 0800 111 999 (in Northern Ireland 0800 002 001), day and night.',
    'Turn the heater or the lamp off only if you can reach it without staying inside.',
  ),
  electric: body(
    'Do not touch somebody who is still in contact with the current: turn it off at the mains first.',
    'Then call 999 if anybody is burnt, has chest pain or an odd heartbeat, feels faint, or does not wake up or breathe. After any other shock from the mains call NHS 111 today (in Northern Ireland your GP), even if all seems well.',
    'Leave the device unplugged.',
  ),
  birdFlu: {
    message: [
      `Please call ${oneOneOne} today, and tell them about the birds: when you were near them, whether they were ill or dead, and what you touched. Say it before you go to a surgery. If somebody can hardly breathe or is very ill, call 999.`,
      'Wash your hands with soap, keep away from other people if you feel ill, and do not touch the birds again. Bird flu is rare in people, and it is right to ask early.',
      `Dead or sick birds of your own must be reported as well: ${reportWords}.`,
    ].join('\n\n'),
    sources: [{ title: 'Bird flu rules', url: '/help/bird-flu-rules' }],
  },
  unwell: body(
    `Please call ${oneOneOne}, or use 111.nhs.uk, and ask now rather than tomorrow. Say that there were eggs or birds: it matters to them.`,
    'Call 999 if somebody can hardly breathe, is floppy, confused or very drowsy, has a rash that does not fade when pressed, has a fit, or if a child under five or somebody frail gets worse quickly. Redness that spreads from a wound, a red line on the skin, pus or a fever needs somebody to look at it today.',
    'Small sips of water are fine. I only answer questions about poultry and cannot say what it is.',
  ),
}
