import {
  BookOpen,
  Braces,
  Feather,
  FileText,
  Gauge,
  Handshake,
  Heading1,
  Heading2,
  Image,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  Pilcrow,
  ScanText,
  Shield,
  Smile,
  Sparkles,
  TrendingUp,
  Users,
  WandSparkles,
  Wrench,
} from 'lucide-react'
import type {IconName} from '../model.ts'

const ICONS: Record<IconName, LucideIcon> = {
  'book-open': BookOpen,
  braces: Braces,
  feather: Feather,
  'file-text': FileText,
  gauge: Gauge,
  handshake: Handshake,
  'heading-1': Heading1,
  'heading-2': Heading2,
  image: Image,
  'key-round': KeyRound,
  'log-out': LogOut,
  mail: Mail,
  'map-pin': MapPin,
  'message-circle': MessageCircle,
  phone: Phone,
  pilcrow: Pilcrow,
  'scan-text': ScanText,
  shield: Shield,
  smile: Smile,
  sparkles: Sparkles,
  'trending-up': TrendingUp,
  users: Users,
  'wand-sparkles': WandSparkles,
  wrench: Wrench,
}

/** An icon of the content; a picture beside words, so it is hidden from those who hear the page. */
export function Icon({name, size = 20}: {name: IconName; size?: number}) {
  const Drawing = ICONS[name]
  return <Drawing aria-hidden size={size} />
}
