import {
  BookOpen, Bug, ChartLine, Compass, CreditCard, FlaskConical, Globe, GraduationCap, Headphones, Heart, HeartPulse, Leaf, LifeBuoy, Megaphone, MessageCircle, NotebookPen,
  Phone, Puzzle, Rocket, Search, ShoppingCart, Smartphone, Star, Telescope, Users, Wrench, type LucideIcon,
} from 'lucide-react';

/** The icons that are drawn; a project keeps the name. */
export const PROJECT_ICONS: Readonly<Record<string, LucideIcon>> = {
  compass: Compass, telescope: Telescope, search: Search, message: MessageCircle, headphones: Headphones, phone: Phone, notebook: NotebookPen, book: BookOpen, users: Users, megaphone: Megaphone,
  chart: ChartLine, flask: FlaskConical, puzzle: Puzzle, rocket: Rocket, wrench: Wrench, bug: Bug, lifebuoy: LifeBuoy, cart: ShoppingCart, card: CreditCard, smartphone: Smartphone,
  globe: Globe, health: HeartPulse, school: GraduationCap, leaf: Leaf, heart: Heart, star: Star,
};

export const iconNamed = (name: string | null): LucideIcon | undefined => (name !== null && Object.hasOwn(PROJECT_ICONS, name) ? PROJECT_ICONS[name] : undefined);
