import { Clock, type LucideIcon, Mail, MapPin, Phone, Siren } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#contract/site.ts'
import { Card } from '#web/components/ui/card.tsx'

/** Every other way to reach us. */
export const ContactSide = () => (
  <aside aria-labelledby="other-ways">
    <Card>
      <h2 id="other-ways" className="text-xl">
        Other ways to reach us
      </h2>
      <dl className="mt-5 flex flex-col gap-5">
        <Way Icon={MapPin} name="Address">
          <address className="not-italic">
            {site.postalAddress.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Way>
        <Way Icon={Phone} name="Telephone">
          <Telephone number={site.phone} />
        </Way>
        <Way Icon={Mail} name="Email">
          {Object.values(site.supportEmails).map((email) => (
            <a key={email} href={`mailto:${email}`} className={`${linkClass} break-all`}>
              {email}
            </a>
          ))}
        </Way>
        <Way Icon={Clock} name="Hours">
          {site.hours}
        </Way>
        <Way Icon={Siren} name="Emergency line">
          <Telephone number={site.emergencyLine} />
        </Way>
      </dl>
    </Card>
  </aside>
)

const linkClass = 'numbers flex min-h-8 w-fit items-center text-hedge-ink underline underline-offset-4'

const Telephone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(' ', '')}`} className={linkClass}>
    {number}
  </a>
)

const Way = ({ Icon, name, children }: { Icon: LucideIcon; name: string; children: ReactNode }) => (
  <div>
    <dt className="flex items-center gap-3 font-semibold">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="text-hedge" />
      {name}
    </dt>
    <dd className="mt-0.5 pl-8 text-ink-soft">{children}</dd>
  </div>
)
